import sharp from 'sharp'
import type { PictureMakers } from '../../tests/support/pictures.ts'

/** As a phone takes it: 12 megapixels, with the place where it was taken. */
function takePhoto(background: string) {
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background } }).withExif({
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 2/1 30/1' },
  })
}

export const pictures: PictureMakers = {
  '12-megapixels.jpg': () => takePhoto('#6f8aa6').jpeg().toBuffer(),
  /** With the phone held upright, which the file says. */
  '12-megapixels-upright.jpg': () => takePhoto('#8a6fa6').withMetadata({ orientation: 6 }).jpeg().toBuffer(),
}
