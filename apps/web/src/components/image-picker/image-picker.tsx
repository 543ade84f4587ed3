import { UPLOAD_MAX_IMAGES } from '@tonalli/contracts/constants';
import { UPLOAD_TYPES } from '@tonalli/contracts/upload-limits';
import { formatPercent } from '@tonalli/i18n/format-percent';
import { Progress } from '@tonalli/ui/progress/progress';
import { ImagePlus } from 'lucide-react';
import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../hooks/use-language';
import { FileArea } from '../file-area';
import { PickedImageRow } from './picked-image-row';
import type { Images } from './use-images';

interface ImagePickerProps {
  label: string;
  images: Images;
  /** Of what is being sent, 0 to 100; null when nothing is. */
  percent: number | null;
  disabled?: boolean;
  /** Why the form cannot be sent as it is. */
  error?: string | undefined;
}

/** Chooses up to three pictures: by the file dialog, by dropping them, or by pasting. Each says what is wrong with it. */
export function ImagePicker({ label, images, percent, disabled = false, error }: ImagePickerProps) {
  const { t } = useTranslation('uploads');
  const language = useLanguage();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const full = images.list.length >= UPLOAD_MAX_IMAGES;
  const closed = disabled || full;

  const take = (list: FileList | null) => {
    if (list && list.length > 0 && !disabled) images.add([...list].map((file) => named(file, t('pasted'))));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  usePastedFiles(take);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be dropped on in every browser
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!closed);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className="flex flex-col gap-2"
    >
      <p id={`${id}-label`} className="font-medium text-sm">
        {label}
      </p>
      <FileArea
        ref={input}
        icon={ImagePlus}
        id={id}
        words={{ drop: t('drop'), choose: t('choose'), hint: t('hint', { max: UPLOAD_MAX_IMAGES }), label: t('add') }}
        accept={UPLOAD_TYPES.join()}
        multiple
        over={over}
        faulty={Boolean(error)}
        closed={closed}
        onTake={take}
      />
      <div id={`${id}-error`} role="alert" className="text-danger text-sm empty:hidden">
        {images.overflow ? t('fault.excess', { max: UPLOAD_MAX_IMAGES }) : error}
      </div>
      {images.list.length > 0 ? (
        <ul aria-label={t('list')} className="flex flex-col gap-2">
          {images.list.map((image) => (
            <PickedImageRow
              key={image.id}
              image={image}
              disabled={disabled}
              onRemove={() => {
                images.remove(image.id);
                input.current?.focus();
              }}
            />
          ))}
        </ul>
      ) : null}
      {percent !== null && images.list.length > 0 ? (
        <Progress
          label={t('progress')}
          value={percent}
          max={100}
          valueText={t('sending', { percent: formatPercent(percent, language) })}
        />
      ) : null}
    </div>
  );
}

/** A picture can be pasted wherever the focus is while the picker is there. */
function usePastedFiles(take: (files: FileList) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = event.clipboardData?.files;
    if (!files || files.length === 0) return;
    event.preventDefault();
    take(files);
  });
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}

/** What comes from the clipboard is called `image.png`, or nothing at all. */
const named = (file: File, name: string): File =>
  file.name === '' ? new File([file], name, { type: file.type, lastModified: file.lastModified }) : file;
