import type { DocumentPart } from '@tonalli/contracts/identity-check/parts';
import { IMAGE_FAULTS, type ImageFault } from '@tonalli/contracts/upload-limits';
import { useEffect, useRef, useState } from 'react';
import { useAppServices } from '../../../app/app-services-context';
import { checkImage } from '../../../components/image-picker/check-image';
import { useUploadCall } from '../../../components/image-picker/use-upload-call';
import { readFailure } from '../../../trpc/platform-failure';

interface Chosen {
  readonly file: File;
  /** An object URL, revoked when another is chosen. */
  readonly url: string;
  readonly fault: ImageFault | null;
}

/** Looks at the picture of a document as it is chosen, and sends it at once. */
export function useSendDocument(part: DocumentPart) {
  const { client, queries } = useAppServices();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isChecking, setChecking] = useState(false);
  const latest = useRef<string | null>(null);
  const send = useUploadCall(client.identityCheck.upload.mutate, () => undefined);
  useEffect(
    () => () => {
      if (latest.current) URL.revokeObjectURL(latest.current);
    },
    [],
  );

  const show = (next: Chosen | null) => {
    if (latest.current && latest.current !== next?.url) URL.revokeObjectURL(latest.current);
    latest.current = next?.url ?? null;
    setChosen(next);
  };
  const upload = (picked: Chosen) =>
    send.mutate(
      { fields: { part }, images: [picked.file] },
      {
        onSuccess: async (check) => {
          queries.identityCheck.read.setData(undefined, check);
          await queries.identityCheck.document.invalidate({ part });
          show(null);
        },
        onError: (error) => {
          const told = readFailure(error).fields['images.0']?.patternId;
          setChosen({ ...picked, fault: IMAGE_FAULTS.find((fault) => fault === told) ?? null });
        },
      },
    );
  return {
    chosen,
    percent: send.percent,
    isBusy: isChecking || send.isPending,
    /** Of the sending; what is wrong with the picture itself stands with it. */
    error: chosen?.fault ? null : send.error,
    async choose(file: File) {
      send.reset();
      setChecking(true);
      const fault = await checkImage(file);
      setChecking(false);
      const picked = { file, url: URL.createObjectURL(file), fault };
      show(picked);
      if (!fault) upload(picked);
    },
    again: () => chosen && upload(chosen),
  };
}
