/** Larger than any screen shows; reduces an eight-megabyte photo to one. */
const longestSide = 2400;
const smallEnough = 1024 * 1024;
const quality = 0.88;

/** Scales down a large picture, so that it uploads quickly. Small or unreadable ones stay as they are. */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.size <= smallEnough || !file.type.startsWith('image/')) return file;
  try {
    const scaled = await scale(await createImageBitmap(file));
    return scaled && scaled.size < file.size ? new File([scaled], file.name.replace(/\.\w+$/, '.jpg'), { type: scaled.type }) : file;
  } catch {
    // The server refuses a picture that cannot be opened.
    return file;
  }
}

async function scale(picture: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG has no transparency; it would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
