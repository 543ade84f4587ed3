#!/usr/bin/env python3
"""Checks rounds that many share, with nothing but Python's own library.

    python3 shared-rounds.py shared-rounds.json           the test vectors beside this file
    python3 shared-rounds.py --answer answer.json 37 37   what play.verify answered, and draws below these bounds

What is checked is told by docs/decisions/030-shared-fairness.md. Signatures of drand are left to its own tools.
"""
import hashlib
import hmac
import json
import sys


def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def chain_end(link, number):
    """The published end of the day, from the link of the round with that number."""
    link = bytes.fromhex(link)
    for _ in range(number):
        link = sha256(link)
    return link.hex()


def leaf_hash(leaf):
    text = ["tonalli/bet/1", leaf["betId"], leaf["family"], leaf["bet"], str(leaf["stakeMinor"]), leaf["salt"]]
    return sha256(b"\x00", "\n".join(text).encode())


def tree(hashes):
    """RFC 9162, 2.1.1: split at the greatest power of two that is less."""
    if not hashes:
        return sha256()
    if len(hashes) == 1:
        return hashes[0]
    split = 1
    while split * 2 < len(hashes):
        split *= 2
    return sha256(b"\x01", tree(hashes[:split]), tree(hashes[split:]))


def walk(leaf, path):
    for step in path:
        other = bytes.fromhex(step["hash"])
        leaf = sha256(b"\x01", other, leaf) if step["side"] == "left" else sha256(b"\x01", leaf, other)
    return leaf


def seed_text(bound):
    parts = [bound["rounds"], bound["key"], bound["beacon"], bound["root"]]
    return ":".join(parts + ([] if bound.get("salt") is None else [bound["salt"]]))


def draws(server_seed, client_seed, nonce):
    """Yields to each bound that is sent a whole number below it."""
    def stream():
        cursor = 0
        while True:
            message = f"{client_seed}:{nonce}:{cursor}".encode()
            yield from hmac.new(bytes.fromhex(server_seed), message, hashlib.sha256).digest()
            cursor += 1

    bytes_of = stream()
    bound = yield
    while True:
        limit = 2**32 - 2**32 % bound
        word = limit
        while word >= limit:
            word = int.from_bytes(bytes(next(bytes_of) for _ in range(4)), "big")
        bound = yield word % bound


def drawn(server_seed, client_seed, nonce, bounds):
    source = draws(server_seed, client_seed, nonce)
    next(source)
    return [[bound, source.send(bound)] for bound in bounds]


def lottery_result(family, values):
    """What a lottery draws: five digits, or 20 of 80 numbers without putting back."""
    if family == "five-digit":
        return "".join(str(value) for value in values)
    left = [f"{number:02}" for number in range(1, 81)]
    return [left.pop(value) for value in values]


def lottery_payout(family, line, result):
    """Digits at their places, or how many of the numbers chosen were drawn; cut to whole cents once."""
    play, odds = line["play"], line["odds"]
    if family == "five-digit":
        hits = sum(digit in chosen for digit, chosen in zip(result, line["selection"], strict=True))
        times = hits * odds[f"{play}/place/won"]
    else:
        hits = sum(number in result for number in line["selection"][0])
        times = odds.get(f"{play}/{play}/hit-{hits}", 0)
    return times * line["betMinor"] // 1000


FAULTS = []
COUNT = 0


def expect(what, found, wanted):
    global COUNT
    COUNT += 1
    if found != wanted:
        FAULTS.append(f"{what}: {found} instead of {wanted}")


def check_beacon(beacon, closed_at):
    if beacon["source"] == "demonstration":
        expect("beacon's proof", sha256(bytes.fromhex(beacon["value"])).hex(), beacon["proof"])
        expect("beacon's number", beacon["number"], closed_at // 1000 + 1)
    else:
        expect("value of the signature", sha256(bytes.fromhex(beacon["proof"])).hex(), beacon["value"])
        expect("beacon's number", beacon["number"], (closed_at - 1692803367000) // 3000 + 2)


def check_vectors(vectors):
    for one in vectors["chains"]:
        expect("chain", chain_end(one["link"], one["number"]), one["end"])
    for one in vectors["trees"]:
        hashes = [leaf_hash(leaf) for leaf in one["leaves"]]
        expect("leaves", [leaf.hex() for leaf in hashes], one["hashes"])
        expect("root", tree(hashes).hex(), one["root"])
        for leaf, path in zip(hashes, one["paths"], strict=True):
            expect("path", walk(leaf, path).hex(), one["root"])
    for one in vectors["beacons"]:
        check_beacon(one["beacon"], one["closedAt"])
    for one in vectors["rounds"]:
        text = seed_text(one)
        expect("text", text, one["clientSeed"])
        for key, own in (("draws", text), ("jackpot", f"{text}:{one['betId']}")):
            bounds = [bound for bound, _ in one[key]]
            expect(key, drawn(one["serverSeed"], own, one["nonce"], bounds), one[key])
    for one in vectors["lotteries"]:
        text = seed_text(one)
        expect("text", text, one["clientSeed"])
        found = drawn(one["serverSeed"], text, one["nonce"], [bound for bound, _ in one["draws"]])
        expect("draws", found, one["draws"])
        result = lottery_result(one["family"], [value for _, value in found])
        expect("result", result, one["result"])
        expect("payout", lottery_payout(one["family"], one["line"], result), one["line"]["payoutMinor"])


def check_answer(answer, bounds):
    shared = answer["shared"]
    if not shared["isOver"]:
        sys.exit("the round is not over")
    expect("chain", chain_end(answer["serverSeed"], answer["nonce"]), shared["chainEnd"])
    if shared["root"] is not None:
        expect("the bet", json.loads(shared["leaf"]["bet"]), answer["bet"])
        expect("root", walk(leaf_hash(shared["leaf"]), shared["path"]).hex(), shared["root"])
    if shared["isCancelled"]:
        print("cancelled: all that was undecided came back")
        return
    check_beacon(shared["beacon"], shared["closedAt"])
    expect("text", seed_text({**shared, "beacon": shared["beacon"]["value"]}), answer["clientSeed"])
    expect("forced by testers", shared["isForced"] or shared["salt"] is not None, False)
    for bound, value in drawn(answer["serverSeed"], answer["clientSeed"], answer["nonce"], bounds):
        print(f"drawn below {bound}: {value}")


def main(arguments):
    if not arguments:
        sys.exit(__doc__)
    if arguments[0] == "--answer":
        with open(arguments[1], encoding="utf-8") as file:
            check_answer(json.load(file), [int(bound) for bound in arguments[2:]])
    else:
        with open(arguments[0], encoding="utf-8") as file:
            check_vectors(json.load(file))
    for fault in FAULTS:
        print(fault)
    print(f"{COUNT} checks, {len(FAULTS)} faults")
    sys.exit(1 if FAULTS else 0)


if __name__ == "__main__":
    main(sys.argv[1:])
