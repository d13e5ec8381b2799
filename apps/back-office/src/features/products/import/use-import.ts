import type { ImportResult } from '@souk/contract/back-office/products';
import type { CallBody } from '@souk/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** The parts of an import that differ between the panels. */
export type ProductImporter = {
  /** Without `seen`, a preview. */
  send: (body: CallBody<'POST /admin/product-import'>) => Promise<ImportResult>;
  /** Whether the file may bring new sizes. */
  createsSizes: boolean;
  /** Whether the preview shows for each cell if it waits for approval. */
  isReviewed: boolean;
  tooLongText: string;
  /** The page of a product whose change waits, where it can be withdrawn; absent where nothing waits. */
  productHref?: (id: number) => string;
  /** Called when all of the file is written. */
  onImported: (result: ImportResult) => void;
};

export function useImport({ send }: Pick<ProductImporter, 'send'>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ is_written }) => (is_written ? queryClient.invalidateQueries({ queryKey: ['products'] }) : undefined),
  });
}
