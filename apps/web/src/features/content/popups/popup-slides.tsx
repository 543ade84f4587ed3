import type { Popup } from '@tonalli/contracts/content/api';
import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../../components/rich-text';
import type { CarouselState } from '../hooks/use-carousel';

interface PopupSlidesProps {
  popups: readonly Popup[];
  state: CarouselState;
  /** A link within the app was followed. */
  onFollow: () => void;
}

const TEXT =
  'mt-3 text-muted [overflow-wrap:anywhere] [&_a]:font-semibold [&_a]:text-marigold [&_a]:underline [&_blockquote]:border-line [&_blockquote]:border-s-2 [&_blockquote]:ps-4 [&_h3]:text-lg [&_h3]:text-text [&_li]:mt-1.5 [&_ol]:list-decimal [&_ol]:ps-5 [&_p]:mt-3 [&_strong]:text-text [&_ul]:list-disc [&_ul]:ps-5 [&_ul]:mt-3 [&_ol]:mt-3';

export function PopupSlides({ popups, state, onFollow }: PopupSlidesProps) {
  const { t } = useTranslation(['home', 'content']);
  const { ref, current, carousel, area } = state;
  const count = popups.length;
  // A loop needs more than two slides: two are repeated.
  const slides = count === 2 ? [...popups, ...popups] : popups;
  const noteLink = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && !link.target) onFollow();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of slides is no fieldset
    <div ref={ref} role="group" aria-label={t('home:popup.title')} className="min-w-0 overflow-hidden" {...area}>
      <ul
        className={clsx(
          'carousel-track flex transition-transform duration-0',
          count > 1 ? 'h-[min(18rem,50dvh)]' : 'max-h-[min(30rem,55dvh)] min-h-32',
        )}
      >
        {slides.map((popup, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the same announcement may stand there twice
            key={`${popup.id}${index}`}
            inert={index !== current}
            className={clsx(
              'carousel-slide relative w-full shrink-0',
              count > 1 && 'me-6 h-full',
              !carousel && index !== current && 'hidden',
            )}
          >
            {/* biome-ignore lint/a11y/noStaticElementInteractions: what is pressed is a link within */}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: links bring keys with them */}
            <div
              className={clsx(
                'overflow-y-auto overscroll-contain pe-1',
                count > 1 ? 'h-full' : 'max-h-[min(30rem,55dvh)]',
              )}
              onClick={noteLink}
            >
              <h3 className="text-balance text-xl [overflow-wrap:anywhere]">{popup.title}</h3>
              <RichText text={popup.text} newTabHint={t('content:banner.newTab')} className={TEXT} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
