import { describe, expect, it } from 'vitest';
import { AVATAR_IDS, drawAvatar } from './avatar-art';

describe('avatars', () => {
  it('MEM-02 are twelve, no two alike, small, and free of scripts and links', () => {
    const drawn = AVATAR_IDS.map((id) => drawAvatar(id) ?? '');
    expect(new Set(drawn).size).toBe(12);
    expect(drawn.filter((picture) => /NaN|undefined|<script|href="(?!#)/.test(picture))).toEqual([]);
    expect(Math.max(...drawn.map(({ length }) => length))).toBeLessThan(16_000);
    expect(drawAvatar('avatar-13')).toBeNull();
  });
});
