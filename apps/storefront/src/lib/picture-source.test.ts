import { expect, test } from 'vitest';
import { pictureSource, sharePicture, smallestFile } from './picture-source.ts';

const picture = { src: '/media/abc', width: 1000, height: 500, preview: 'data:image/png;base64,AA', alt: 'A bowl' };

test('a picture is offered in all widths of its place, and as one file for browsers without AVIF', () => {
  const source = pictureSource({ ...picture, widths: [96, 160, 320, 640, 960, 1200] }, 'card');
  expect(source.avif).toBe('/media/abc/320.avif 320w, /media/abc/640.avif 640w, /media/abc/960.avif 960w');
  expect(source).toMatchObject({ src: '/media/abc/640.webp', width: 1000, height: 500, preview: picture.preview });
});

test('a small picture falls back to its largest file', () => {
  expect(pictureSource({ ...picture, widths: [96, 160] }).src).toBe('/media/abc/160.webp');
});

test('a picture that is smaller than its place needs is offered in all its widths', () => {
  expect(pictureSource({ ...picture, widths: [96, 160] }, 'card').avif).toBe('/media/abc/96.avif 96w, /media/abc/160.avif 160w');
});

test('a picture without sizes is its one file', () => {
  const source = pictureSource({ ...picture, widths: [], preview: '' });
  expect(source).toMatchObject({ src: '/media/abc', avif: undefined, preview: undefined });
});

test('only pictures of our own server have a smallest file', () => {
  expect(smallestFile('/media/abc/640.webp')).toBe('/media/abc/96.webp');
  expect(smallestFile('https://cdn.example/media/abc/640.webp')).toBe('https://cdn.example/media/abc/640.webp');
  expect(smallestFile('/media/abc.png')).toBe('/media/abc.png');
});

test('a shared picture of our own server is a JPEG', () => {
  expect(sharePicture('/media/abc/640.webp')).toBe('/media/abc/640.jpg');
  expect(sharePicture('https://cdn.example/a.webp')).toBe('https://cdn.example/a.webp');
  expect(sharePicture(null)).toBeUndefined();
});
