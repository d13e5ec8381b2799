import type { Pool } from '../processes/database.ts';

/** Requests every cached page of every product once: memory that grows afterwards is not a cache that still fills. */
export async function warmUp(origin: string, pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ id: number }>('select id from products where active order by id');
  const paths = ['/', '/api/categories', ...rows.flatMap(({ id }) => pathsOf(id))];
  for (const path of paths) {
    const answer = await fetch(`${origin}${path}`, { headers: { accept: path.startsWith('/api/') ? 'application/json' : 'text/html' } });
    await answer.arrayBuffer();
  }
}

function pathsOf(id: number): string[] {
  return [`/products/${id}/details`, `/api/product-details?product_id=${id}`, `/api/reviews?product_id=${id}&per_page=6`];
}
