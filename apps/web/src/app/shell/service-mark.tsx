import type { Bootstrap } from '@tonalli/contracts/system/api';
import { AtSign, Headset, type LucideIcon, MessageCircle, Send, SendHorizontal } from 'lucide-react';
import facebook from './art/facebook.svg';
import instagram from './art/instagram.svg';
import livechat from './art/livechat.svg';
import whatsapp from './art/whatsapp.svg';

export type ServiceType = Bootstrap['customerService'][number]['type'];

/** Four kinds of channels have a picture, the others an icon (NAV-07). */
const PICTURES: Partial<Record<ServiceType, string>> = {
  LIVECHAT: livechat,
  IG: instagram,
  WHATSAPP: whatsapp,
  FACEBOOK: facebook,
};

const ICONS: Partial<Record<ServiceType, LucideIcon>> = {
  TELEGRAM: Send,
  TELEGRAM2: SendHorizontal,
  TWITTER: AtSign,
  LINE: MessageCircle,
};

/** What a channel is known by, beside its name. */
export function ServiceMark({ type }: { type: ServiceType }) {
  const picture = PICTURES[type];
  if (picture) return <img src={picture} alt="" width={20} height={20} className="size-5 shrink-0" />;
  const Icon = ICONS[type] ?? Headset;
  return <Icon aria-hidden="true" className="size-5 shrink-0" />;
}
