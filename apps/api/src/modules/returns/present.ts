import type { ReturnRow as FoundReturn } from '@souk/contract/back-office/returns';
import {
  type OrderReturn,
  ReturnAuthor,
  type ReturnableLine,
  ReturnEvent,
  type ReturnLine,
  ReturnReason,
  ReturnStatus,
} from '@souk/contract/orders/returns';
import type { ShopReturnRow } from '@souk/contract/seller/returns';
import { toWire } from '@souk/money/currency';
import { presentPicture } from '../../platform/media/present-picture.ts';
import { type Languages, pickOptionNames, pickText } from '../../platform/text/texts.ts';
import { canMoveReturn } from './domain/return-path.ts';
import type { FoundReturnRow } from './queries/find-returns.ts';
import type { ReturnableLineRow, ReturnLineRow, ReturnRow } from './queries/returns.ts';

export function presentReturn(row: ReturnRow, languages: Languages): OrderReturn {
  const status = ReturnStatus.parse(row.status);
  return {
    id: row.id,
    code: row.code,
    status,
    is_passed: row.passed_at !== null,
    note: row.note,
    answer: row.answer,
    label_url: row.label_url,
    created_at: row.created_at.toISOString(),
    answer_by: row.answer_by.toISOString(),
    lines: row.lines.map((line) => presentLine(line, languages)),
    photos: row.photos,
    events: row.events.map((event) => ({
      status: ReturnEvent.shape.status.parse(event.status),
      author: ReturnAuthor.parse(event.author),
      note: event.note,
      created_at: new Date(event.created_at).toISOString(),
    })),
    refund: row.refund === null ? null : toWire(row.refund),
    can_withdraw: canMoveReturn(status, 'withdrawn'),
  };
}

function presentLine({ reason, accepted, ...line }: ReturnLineRow, languages: Languages): ReturnLine {
  return { ...presentItem(line, languages), reason: ReturnReason.parse(reason), accepted };
}

export function presentReturnableLine({ left, ...line }: ReturnableLineRow, languages: Languages): ReturnableLine {
  return { ...presentItem(line, languages), left: Math.max(0, left) };
}

function presentItem(line: Omit<ReturnLineRow, 'reason' | 'accepted'>, languages: Languages) {
  return {
    line_id: line.line_id,
    name: pickText(line.name, languages),
    options: pickOptionNames(line, languages).join(' · '),
    picture: line.picture && presentPicture(line.picture, languages),
    quantity: line.quantity,
  };
}

/** A return in the list of the admin panel. */
export function presentFoundReturn(
  { shop_id, shop_name, passed_at, status, created_at, answer_by, recipient: _, ...row }: FoundReturnRow,
  languages: Languages,
): FoundReturn {
  return {
    ...row,
    status: ReturnStatus.parse(status),
    is_passed: passed_at !== null,
    created_at: created_at.toISOString(),
    answer_by: answer_by.toISOString(),
    shop: { id: shop_id, name: pickText(shop_name, languages) },
  };
}

/** A return in the list of the seller panel. */
export function presentShopReturn({ code, order_code, quantity, recipient, ...row }: FoundReturnRow): ShopReturnRow {
  return {
    ...{ code, order_code, quantity, recipient },
    status: ReturnStatus.parse(row.status),
    is_passed: row.passed_at !== null,
    created_at: row.created_at.toISOString(),
    answer_by: row.answer_by.toISOString(),
  };
}

/** A return on the page of its order. */
export function presentReturnOfOrder({ code, status, created_at }: { code: string; status: string; created_at: Date }) {
  return { code, status: ReturnStatus.parse(status), created_at: created_at.toISOString() };
}
