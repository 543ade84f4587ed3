import { MARKETING_CHANNELS, MARKETING_PRODUCTS } from '@tonalli/contracts/consents/choices';
import { Checkbox } from '@tonalli/ui/checkbox/checkbox';
import { Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../hooks/draft';
import { type AgreedTo, registerDraft } from '../register-draft';
import { FoldedPart } from './folded-part';

/** Each product on each channel, ticked by nobody but the visitor: what is left as it is, is no consent (RG-04). */
export default function AdvertisingConsents() {
  const { t } = useTranslation(['registration', 'consents']);
  const { consents } = useDraft(registerDraft);
  const isTicked = ({ product, channel }: AgreedTo) =>
    consents.some((one) => one.product === product && one.channel === channel);
  const tick = (choice: AgreedTo, checked: boolean) => {
    const others = consents.filter(({ product, channel }) => product !== choice.product || channel !== choice.channel);
    registerDraft.change({ consents: checked ? [...others, choice] : others });
  };
  return (
    <FoldedPart
      icon={Megaphone}
      title={t('registration:advertising.title')}
      lead={t('registration:advertising.lead')}
      open={consents.length > 0}
    >
      <div className="grid gap-4 sm:grid-cols-3">
        {MARKETING_PRODUCTS.map((product) => (
          <fieldset key={product} className="flex flex-col gap-1">
            <legend className="mb-1 font-semibold text-sm">{t(`consents:product.${product}`)}</legend>
            {MARKETING_CHANNELS.map((channel) => (
              <Checkbox
                key={channel}
                label={t(`consents:channel.${channel}`)}
                checked={isTicked({ product, channel })}
                onChange={({ currentTarget }) => tick({ product, channel }, currentTarget.checked)}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </FoldedPart>
  );
}
