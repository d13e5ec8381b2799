import { expect, test } from 'vitest';
import { galleryPictures } from './gallery-pictures.ts';

const buildPicture = (src: string) => ({ src, widths: [640], width: 640, height: 640, preview: '', alt: '' });
const buildVariant = (src: string | null) => ({
  id: 1,
  size_id: null,
  color_id: null,
  unit_id: null,
  price: 1,
  discount_price: 0,
  stock: 1,
  picture: src === null ? null : buildPicture(src),
});
const product = {
  picture: buildPicture('/front'),
  thumbnail: '/front',
  thumbnails: ['/front', '/side'].map((src, id) => ({ id, thumbnail: src, picture: buildPicture(src) })),
  variants: [buildVariant('/side'), buildVariant('/olive'), buildVariant('/olive'), buildVariant(null)],
};
const sources = (first: string | null) => galleryPictures(product, first === null ? null : buildPicture(first)).map(({ src }) => src);

test('[browse-05] the gallery has each picture once, including those that only a variant has', () => {
  expect(sources(null)).toEqual(['/front', '/side', '/olive']);
});

test('[browse-05] the gallery opens with the picture of the selected variant', () => {
  expect(sources('/olive')).toEqual(['/olive', '/front', '/side']);
});

test('[browse-05] a product without thumbnails still has its picture', () => {
  expect(galleryPictures({ ...product, thumbnails: [], variants: [] }, null)).toHaveLength(1);
});

test('[call-06] a server that sends only picture URLs has a gallery as well', () => {
  const thumbnails = ['/front.jpg', '/side.jpg'].map((thumbnail, id) => ({ id, thumbnail, picture: null }));
  const named = { picture: null, thumbnail: '/front.jpg', thumbnails, variants: [] };
  expect(galleryPictures(named, null).map(({ src }) => src)).toEqual(['/front.jpg', '/side.jpg']);
  expect(galleryPictures({ ...named, thumbnails: [] }, null).map(({ src }) => src)).toEqual(['/front.jpg']);
  expect(galleryPictures({ ...named, thumbnail: null, thumbnails: [] }, null)).toEqual([]);
});
