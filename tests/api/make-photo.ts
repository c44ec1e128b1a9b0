import sharp from 'sharp';

/**
 * Makes a landscape photo with the orientation of an upright phone. It is red on the left, blue on
 * the right.
 */
export const makePhoto = () =>
  sharp({ create: { width: 1200, height: 600, channels: 3, background: '#00f' } })
    .composite([
      {
        input: { create: { width: 600, height: 600, channels: 3, background: '#f00' } },
        gravity: 'west',
      },
    ])
    .withExif({
      IFD0: { Make: 'Phone', Copyright: 'A parent' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 30/1 0/1', GPSLongitude: '73/1 40/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
