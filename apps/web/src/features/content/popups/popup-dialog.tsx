import { POPUP_AUTOPLAY_MS, POPUP_SPEED_MS } from '@tonalli/contracts/constants';
import type { Popup } from '@tonalli/contracts/content/api';
import { Button } from '@tonalli/ui/button/button';
import { Checkbox } from '@tonalli/ui/checkbox/checkbox';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import CarouselControls from '../carousel/carousel-controls';
import { useCarousel } from '../hooks/use-carousel';
import { PopupSlides } from './popup-slides';
import { PopupTitles } from './popup-titles';

interface PopupDialogProps {
  popups: readonly Popup[];
  hiddenToday: boolean;
  onHideToday: (hidden: boolean) => void;
  onClose: () => void;
}

const LAYOUTS = { 0: { slidesPerView: 1, spaceBetween: 24 } };

/** Announcements one after another, with their titles beside them; phones have a dot for each. */
export function PopupDialog({ popups, hiddenToday, onHideToday, onClose }: PopupDialogProps) {
  const { t } = useTranslation(['home', 'common']);
  const count = popups.length;
  const state = useCarousel({ count, autoplayMs: POPUP_AUTOPLAY_MS, speedMs: POPUP_SPEED_MS, layouts: LAYOUTS });
  return (
    <Dialog
      open
      layout="card"
      size={count > 1 ? 'lg' : 'md'}
      onOpenChange={(open) => !open && onClose()}
      title={t('home:popup.title')}
      closeLabel={t('common:actions.close')}
      footer={
        <div className="flex w-full flex-wrap items-center justify-between gap-3">
          <Checkbox
            label={t('home:popup.hideToday')}
            checked={hiddenToday}
            onChange={(event) => onHideToday(event.target.checked)}
          />
          <Button variant="secondary" onClick={onClose}>
            {t('common:actions.close')}
          </Button>
        </div>
      }
    >
      <div className={clsx('grid grid-cols-[minmax(0,1fr)] gap-5', count > 1 && 'sm:grid-cols-[14rem_minmax(0,1fr)]')}>
        {count > 1 ? (
          <PopupTitles
            popups={popups}
            current={state.current % count}
            onChoose={state.goTo}
            className="max-sm:hidden"
          />
        ) : null}
        <div className="min-w-0">
          <PopupSlides popups={popups} state={state} onFollow={onClose} />
          {count > 1 ? (
            <div className="mt-3 min-h-9">
              {state.carousel ? (
                <CarouselControls
                  state={state}
                  carousel={state.carousel}
                  titles={popups.map(({ title }) => title)}
                  className="w-fit max-sm:mx-auto"
                />
              ) : null}
            </div>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}
