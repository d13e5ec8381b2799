import { expect, test } from 'vitest';
import { parseVideoUrl } from './video-slide.tsx';

test.each([
  ['/media/films/abc.mp4', { kind: 'file', src: '/media/films/abc.mp4' }],
  ['/media/films/abc.webm', { kind: 'file', src: '/media/films/abc.webm' }],
  ['https://films.example/abc.mp4', { kind: 'external', src: 'https://films.example/abc.mp4' }],
  ['https://www.youtube.com/watch?v=1', { kind: 'external', src: 'https://www.youtube.com/watch?v=1' }],
  ['//films.example/abc.mp4', null],
  ['javascript:alert(1)', null],
  ['/media/films/abc.exe', null],
  ['', null],
  [null, null],
])('[browse-05] %s', (url, address) => {
  expect(parseVideoUrl(url)).toEqual(address);
});
