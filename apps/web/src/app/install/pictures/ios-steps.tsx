import { useTranslation } from 'react-i18next';
import { AppIcon, Dimmed, DrawnPage, DrawnRow, Phone, Touch } from './phone';

const ICON = 'fill-none stroke-2';
const SHARE = 'M-4 -1H-7V9H7V-1H4M0 4V-9M-4 -5L0 -9L4 -5';

/** Safari's bar with its share button. */
export function IosShare({ className }: { className?: string }) {
  return (
    <Phone view="bottom" className={className ?? ''}>
      <DrawnPage top={36} />
      <path d="M28 236H172V267A19 19 0 0 1 153 286H47A19 19 0 0 1 28 267Z" className="fill-raised" />
      <rect x="40" y="241" width="120" height="12" rx="6" className="fill-overlay" />
      <g className="stroke-faint" strokeLinecap="round" strokeLinejoin="round">
        <path transform="translate(44 268)" d="M3 -6L-3 0L3 6" className={ICON} />
        <path transform="translate(70 268)" d="M-3 -6L3 0L-3 6" className={ICON} />
        <path transform="translate(130 268)" d="M-7 -5H-1L0 -4L1 -5H7V5H1L0 6L-1 5H-7Z" className={ICON} />
        <path transform="translate(156 268)" d="M-6 -3H3V6H-6ZM-3 -6H6V3" className={ICON} />
      </g>
      <path
        transform="translate(100 268)"
        d={SHARE}
        className="fill-none stroke-2 stroke-marigold"
        strokeLinecap="round"
      />
      <Touch x={100} y={268} r={14} />
    </Phone>
  );
}

/** The list that sharing opens. */
export function IosAdd({ className }: { className?: string }) {
  const { t } = useTranslation('install');
  return (
    <Phone view="bottom" className={className ?? ''}>
      <DrawnPage top={36} />
      <Dimmed />
      <path
        d="M28 136A14 14 0 0 1 42 122H158A14 14 0 0 1 172 136V267A19 19 0 0 1 153 286H47A19 19 0 0 1 28 267Z"
        className="fill-raised"
      />
      <AppIcon x={38} y={132} size={24} />
      <text x="70" y="147" className="fill-text font-semibold text-[10px]">
        Tonalli
      </text>
      <rect x="38" y="166" width="124" height="108" rx="10" className="fill-surface" />
      <DrawnRow x={42} y={170} width={116} text={t('drawn.copy')}>
        <path d="M-5 -2H2V6H-5ZM-2 -5H5V2" className="fill-none stroke-[1.5]" />
      </DrawnRow>
      <DrawnRow x={42} y={196} width={116} text={t('drawn.bookmark')}>
        <path d="M-4 -6H4V6L0 3L-4 6Z" className="fill-none stroke-[1.5]" />
      </DrawnRow>
      <DrawnRow x={42} y={224} width={116} text={t('drawn.addToHome')} chosen>
        <path d="M-6 -6H6V6H-6ZM0 -3V3M-3 0H3" className="fill-none stroke-[1.5]" />
      </DrawnRow>
    </Phone>
  );
}

/** What is asked before the icon is put there. */
export function IosConfirm({ className }: { className?: string }) {
  const { t } = useTranslation('install');
  return (
    <Phone view="middle" className={className ?? ''}>
      <DrawnPage top={36} />
      <Dimmed />
      <path
        d="M28 74A14 14 0 0 1 42 60H158A14 14 0 0 1 172 74V267A19 19 0 0 1 153 286H47A19 19 0 0 1 28 267Z"
        className="fill-raised"
      />
      <text x="40" y="84" className="fill-muted text-[9.5px]">
        {t('drawn.cancel')}
      </text>
      <rect x="118" y="70" width="46" height="21" rx="7" className="fill-marigold-soft stroke-[1.5] stroke-marigold" />
      <text x="141" y="84" textAnchor="middle" className="fill-marigold font-semibold text-[9.5px]">
        {t('drawn.add')}
      </text>
      <rect x="38" y="104" width="124" height="60" rx="10" className="fill-surface" />
      <AppIcon x={48} y={116} size={36} />
      <text x="94" y="133" className="fill-text font-semibold text-[11px]">
        Tonalli
      </text>
      <rect x="94" y="141" width="52" height="5" rx="2.5" className="fill-line-strong" />
    </Phone>
  );
}
