import type { StockRow } from '@souk/contract/seller/stock';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { rowsPerPage } from '../../lib/list/list-page.tsx';
import { explainError, useServices } from '../../lib/services.tsx';
import { stockQuery } from './queries.ts';

/** A scanned code; an object, because the same one may be scanned again. */
export type ScannedSku = { sku: string };

/** The variant with a scanned SKU. Some labels have capitals only. */
export function findSku(variants: readonly StockRow[], code: string): StockRow | undefined {
  return variants.find(({ sku }) => sku.toUpperCase() === code.toUpperCase());
}

/** The list that has the row of a scanned code. */
type ScannedList = { status: 'hidden' | undefined; search: string };

/** Which row a scanned code leads to. Shows the list of the code if its row is on another page, and a message if there is none. */
export function useScannedStock(shown: readonly StockRow[], onSearch: (list: ScannedList) => void) {
  const { api, i18n } = useServices();
  const queryClient = useQueryClient();
  const [scanned, setScanned] = useState<ScannedSku>();
  async function scan(code: string): Promise<void> {
    if (!findSku(shown, code)) {
      const list = (await findList(code, undefined)) ?? (await findList(code, 'hidden'));
      if (!list) {
        toast.error(i18n.t('No product of the shop has the SKU {sku}', { sku: code }));
        return;
      }
      onSearch(list);
    }
    setScanned({ sku: code });
  }
  async function findList(code: string, status: ScannedList['status']): Promise<ScannedList | undefined> {
    const query = { status, search: code.slice(0, 60), page: 1, per_page: rowsPerPage };
    const row = findSku((await queryClient.fetchQuery(stockQuery(api, query))).variants, code);
    return row && { status, search: row.sku };
  }
  return { scanned, scan: (code: string) => void scan(code).catch((error: unknown) => toast.error(explainError(i18n, error))) };
}
