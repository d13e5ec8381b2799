/** No screen shows more, and a telephone's photo of eight megabytes becomes one. */
const longestSide = 2400;
const smallEnough = 1024 * 1024;
const quality = 0.88;

/** A large picture drawn again smaller, so that it is quick to send; anything that is small or cannot be drawn stays as it is. */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.size <= smallEnough || !file.type.startsWith('image/')) return file;
  try {
    const drawn = await draw(await createImageBitmap(file));
    return drawn && drawn.size < file.size ? new File([drawn], file.name.replace(/\.\w+$/, '.jpg'), { type: drawn.type }) : file;
  } catch {
    // A picture that the browser cannot open is the server's to judge.
    return file;
  }
}

async function draw(picture: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return null;
  // A photo has no holes; what is transparent would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
