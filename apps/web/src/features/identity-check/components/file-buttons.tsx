import type { DocumentPart } from '@tonalli/contracts/identity-check/parts';
import { UPLOAD_TYPES } from '@tonalli/contracts/upload-limits';
import { Button } from '@tonalli/ui/button/button';
import { Camera, FolderOpen } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface FileButtonsProps {
  part: DocumentPart;
  isReplacing: boolean;
  isBusy: boolean;
  onTake: (files: FileList | null) => void;
}

/** Chooses a picture from the files or, where there is a finger and so a phone, from the camera. */
export function FileButtons({ part, isReplacing, isBusy, onTake }: FileButtonsProps) {
  const { t } = useTranslation('identity-check');
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const name = t(`item.${part}`);
  const field = {
    type: 'file',
    accept: UPLOAD_TYPES.join(),
    disabled: isBusy,
    tabIndex: -1,
    className: 'hidden',
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      onTake(currentTarget.files);
      // The same file can be chosen again after it was refused.
      currentTarget.value = '';
    },
  } as const;
  return (
    <>
      <input ref={files} aria-label={t('slot.fileOf', { name })} {...field} />
      <input
        ref={camera}
        aria-label={t('slot.cameraOf', { name })}
        capture={part === 'selfie' ? 'user' : 'environment'}
        {...field}
      />
      <Button
        variant="secondary"
        size="sm"
        className="not-pointer-coarse:hidden"
        iconStart={<Camera />}
        disabled={isBusy}
        aria-label={t('slot.photoOf', { name })}
        onClick={() => camera.current?.click()}
      >
        {t('slot.photo')}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        iconStart={<FolderOpen />}
        loading={isBusy}
        aria-label={t(isReplacing ? 'slot.replaceOf' : 'slot.chooseOf', { name })}
        onClick={() => files.current?.click()}
      >
        {t(isReplacing ? 'slot.replace' : 'slot.choose')}
      </Button>
    </>
  );
}
