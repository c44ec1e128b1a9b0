import sharp from 'sharp';

/** Makes a PNG of one colour. */
export const makePng = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0a7' } })
    .png()
    .toBuffer();
