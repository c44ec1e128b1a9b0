import { expect, it } from 'vitest';
import { isVideoLink } from './video-link.ts';

it.each([
  'https://www.youtube.com/watch?v=abc_DEF-1',
  'https://youtu.be/abc',
  'https://vimeo.com/123',
  'https://www.facebook.com/watch/?v=1',
  'https://www.facebook.com/club.name/videos/1/',
  'https://www.instagram.com/reel/abc/',
])('recognizes the video %s', (link) => {
  expect(isVideoLink(link)).toBe(true);
});

it.each([
  'https://www.facebook.com/club.name',
  'https://www.instagram.com/p/abc/',
  'https://notyoutube.com/watch?v=1',
  'https://youtube.com.example.org/watch',
  'https://example.org/reel/',
  '',
])('sees no video in %s', (link) => {
  expect(isVideoLink(link)).toBe(false);
});
