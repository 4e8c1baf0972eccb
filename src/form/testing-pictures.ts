import sharp from 'sharp'
import type { PictureMakers } from '../../tests/support/pictures.ts'

export const pictures: PictureMakers = {
  /** As a phone takes it: 12 megapixels, with the place where it was taken. */
  '12-megapixels.jpg': () =>
    sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#6f8aa6' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 2/1 30/1' } })
      .jpeg()
      .toBuffer(),
}
