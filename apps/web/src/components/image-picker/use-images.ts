import { UPLOAD_MAX_IMAGES } from '@tonalli/contracts/constants';
import { IMAGE_FAULTS, type ImageFault } from '@tonalli/contracts/upload-limits';
import { useEffect, useRef, useState } from 'react';
import type { PlatformFailure } from '../../trpc/platform-failure';
import { checkImage } from './check-image';

export interface PickedImage {
  readonly id: string;
  readonly file: File;
  /** An object URL, revoked when the picture is removed. */
  readonly url: string;
  readonly state: 'checking' | 'ready' | ImageFault;
}

export interface Images {
  readonly list: readonly PickedImage[];
  /** What can be sent, in its order. */
  readonly files: readonly File[];
  /** Every picture was checked, and none refused. */
  readonly isReady: boolean;
  /** More files were given than can be sent. */
  readonly overflow: boolean;
  add(files: readonly File[]): void;
  remove(id: string): void;
  clear(): void;
  /** Marks the pictures that the platform refused. */
  mark(fields: PlatformFailure['fields']): void;
}

let picked = 0;

/** Up to three pictures that a person has chosen, each looked at as it comes. */
export function useImages(): Images {
  const [list, setList] = useState<readonly PickedImage[]>([]);
  const [overflow, setOverflow] = useState(false);
  const latest = useRef(list);
  latest.current = list;
  useEffect(
    () => () => {
      for (const { url } of latest.current) URL.revokeObjectURL(url);
    },
    [],
  );

  const settle = (id: string, state: PickedImage['state']) =>
    setList((before) => before.map((image) => (image.id === id ? { ...image, state } : image)));
  return {
    list,
    files: list.map(({ file }) => file),
    isReady: list.every(({ state }) => state === 'ready'),
    overflow,
    add(files) {
      const room = UPLOAD_MAX_IMAGES - list.length;
      setOverflow(files.length > room);
      const added = files.slice(0, room).map((file): PickedImage => {
        picked += 1;
        return { id: `image-${picked}`, file, url: URL.createObjectURL(file), state: 'checking' };
      });
      setList([...list, ...added]);
      for (const { id, file } of added) void checkImage(file).then((fault) => settle(id, fault ?? 'ready'));
    },
    remove(id) {
      setOverflow(false);
      for (const image of list) if (image.id === id) URL.revokeObjectURL(image.url);
      setList(list.filter((image) => image.id !== id));
    },
    clear() {
      setOverflow(false);
      for (const { url } of list) URL.revokeObjectURL(url);
      setList([]);
    },
    mark(fields) {
      const faultAt = (index: number) => IMAGE_FAULTS.find((fault) => fault === fields[`images.${index}`]?.patternId);
      setList((before) => before.map((image, index) => ({ ...image, state: faultAt(index) ?? image.state })));
    },
  };
}
