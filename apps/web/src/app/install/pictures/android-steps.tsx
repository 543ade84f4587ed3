import { useTranslation } from 'react-i18next';
import { AppIcon, Dimmed, DrawnPage, DrawnRow, Phone, Touch } from './phone';

const dots = [-6, 0, 6];

function AddressBar() {
  return (
    <g>
      <path d="M28 62V33A19 19 0 0 1 47 14H153A19 19 0 0 1 172 33V62Z" className="fill-raised" />
      <rect x="38" y="36" width="98" height="18" rx="9" className="fill-overlay" />
      <rect x="52" y="43" width="46" height="4" rx="2" className="fill-line-strong" />
      <path
        d="M43 44.5V42.5A2.5 2.5 0 0 1 48 42.5V44.5M42 44.5H49V49H42Z"
        className="fill-none stroke-[1.2] stroke-faint"
      />
    </g>
  );
}

/** Chrome's bar with its menu. */
export function AndroidMenu({ className }: { className?: string }) {
  return (
    <Phone view="top" className={className ?? ''}>
      <AddressBar />
      <DrawnPage top={74} />
      <g className="fill-marigold">
        {dots.map((at) => (
          <circle key={at} cx="154" cy={45 + at} r="2" />
        ))}
      </g>
      <Touch x={154} y={45} r={14} />
    </Phone>
  );
}

/** The menu, opened. */
export function AndroidInstall({ className }: { className?: string }) {
  const { t } = useTranslation('install');
  return (
    <Phone view="top" className={className ?? ''}>
      <AddressBar />
      <DrawnPage top={74} />
      <Dimmed />
      <rect x="50" y="34" width="116" height="118" rx="10" className="fill-overlay" />
      <DrawnRow x={54} y={42} width={108} text={t('drawn.newTab')}>
        <path d="M0 -5V5M-5 0H5" className="fill-none stroke-[1.5]" />
      </DrawnRow>
      <DrawnRow x={54} y={68} width={108} text={t('drawn.downloads')}>
        <path d="M0 -6V3M-4 -1L0 3L4 -1M-6 6H6" className="fill-none stroke-[1.5]" />
      </DrawnRow>
      <DrawnRow x={54} y={96} width={108} text={t('drawn.installApp')} chosen>
        <path d="M-4 -7H4V7H-4ZM0 -3V3M-2 1L0 3L2 1" className="fill-none stroke-[1.5]" />
      </DrawnRow>
      <rect x="63" y="132" width="52" height="5" rx="2.5" className="fill-line-strong" />
    </Phone>
  );
}

/** What is asked before the icon is put there. */
export function AndroidConfirm({ className }: { className?: string }) {
  const { t } = useTranslation('install');
  return (
    <Phone view="bottom" className={className ?? ''}>
      <AddressBar />
      <DrawnPage top={74} />
      <Dimmed />
      <path
        d="M28 186A14 14 0 0 1 42 172H158A14 14 0 0 1 172 186V267A19 19 0 0 1 153 286H47A19 19 0 0 1 28 267Z"
        className="fill-raised"
      />
      <text x="40" y="192" className="fill-text font-semibold text-[10.5px]">
        {t('drawn.installApp')}
      </text>
      <AppIcon x={40} y={203} size={34} />
      <text x="84" y="218" className="fill-text font-semibold text-[11px]">
        Tonalli
      </text>
      <rect x="84" y="225" width="52" height="5" rx="2.5" className="fill-line-strong" />
      <text x="84" y="266" textAnchor="middle" className="fill-muted text-[9.5px]">
        {t('drawn.cancel')}
      </text>
      <rect x="112" y="251" width="50" height="23" rx="11.5" className="fill-marigold" />
      <text x="137" y="266" textAnchor="middle" className="fill-on-marigold font-semibold text-[9.5px]">
        {t('drawn.install')}
      </text>
    </Phone>
  );
}
