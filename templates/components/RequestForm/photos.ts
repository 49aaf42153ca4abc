/** Makes a photo small enough to send from a phone. Loaded when photos are sent. */

/** In pixels: enough to estimate a job from, and three photos stay under two megabytes. */
const maxSide = 1600;
const quality = 0.8;

/** The photo itself where the browser cannot read it (HEIC in most) or makes it no smaller. */
export async function shrink(photo: File): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(photo);
    const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    return small && small.size < photo.size ? small : photo;
  } catch {
    return photo;
  }
}
