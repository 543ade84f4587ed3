import { z } from 'zod';
import { parseData } from '../../kernel/data/data-files';
import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import { BonusTerms, bonusTerms } from '../bonuses';
import { requireCampaign } from './campaign';
import { Campaign, CampaignTerms } from './campaign-schema';
import type { PreviewWanted } from './preview-cost';
import { promotionsRepository } from './promotions.repository';

/** What a preview is of, with the budget that it has. */
export interface Previewed {
  readonly of: PreviewWanted['of'];
  readonly id: string;
  readonly budget: { unit: 'money' | 'count'; left: number } | null;
}

/** As it stands in its file, with or without the dash of a list. */
function parseOne<Schema extends z.ZodType>(text: string, schema: Schema): z.output<Schema> {
  const isListed = /^\s*(?:#[^\n]*\n\s*)*-\s/.test(text);
  const file = 'draft';
  if (!isListed) return parseData({ file, text, schema });
  const [one] = parseData({ file, text, schema: z.array(schema).length(1) });
  // The list has one.
  return one as z.output<Schema>;
}

const budgetLeft = ({ budget }: Campaign): Previewed['budget'] =>
  budget && { unit: budget.unit, left: budget.unit === 'money' ? budget.totalMinor : budget.total };

/** A campaign or terms of a bonus as the operator would write them. Throws `DataFileError` with line and key of what is wrong. */
export function readDraft(text: string): Previewed {
  if (/^[\s-]*times:/m.test(text)) {
    const bonus = parseOne(text, BonusTerms);
    return { of: { bonus }, id: bonus.id, budget: null };
  }
  const campaign = parseOne(text, Campaign);
  return { of: { campaign: CampaignTerms.strip().parse(campaign) }, id: campaign.id, budget: budgetLeft(campaign) };
}

/** A campaign of the world, or terms of a bonus by their name. Throws `NOT_FOUND`. */
export function knownPreview(world: World, id: string): Previewed {
  const bonus = bonusTerms().find((terms) => terms.id === id);
  if (bonus?.deposit || (bonus && !promotionsRepository(world).find(id))) return { of: { bonus }, id, budget: null };
  const { told, kind, budgetUnit, budgetLeft: left } = requireCampaign(world, id);
  if (kind === 'information') throw new PlatformFailure('NOT_FOUND');
  return { of: { campaign: told.terms }, id, budget: budgetUnit === null ? null : { unit: budgetUnit, left } };
}
