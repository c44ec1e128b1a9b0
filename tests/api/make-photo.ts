import sharp from 'sharp';

/**
 * Makes a photo whose stored pixels are landscape, red on the left and blue on the right. Its EXIF
 * orientation displays it upright, with red at the top.
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
