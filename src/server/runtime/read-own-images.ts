import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { imageFolder, mostOwnImages, ownImage, type OwnImages } from '#contract/own-images.ts';
import { WrongSetting } from './settings.ts';

const listed = z
  .array(
    z.strictObject({
      ...ownImage.omit({ address: true }).shape,
      image: z
        .string()
        .regex(/^(https?:\/\/.+|[\w-][\w.-]*)$/, 'neither a file of this folder nor a web address'),
    }),
  )
  .max(mostOwnImages);

const isFile = (image: string): boolean => !image.includes('/');

/** Reads a folder with `images.json` and the files it names. Throws `WrongSetting`. */
export function readOwnImages(folder: string): OwnImages {
  const list = join(folder, 'images.json');
  const result = listed.safeParse(jsonOf(list));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new WrongSetting(`LAYLINE_IMAGES: ${list}: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  const names = new Set(result.data.map(({ image }) => image).filter(isFile));
  return {
    list: result.data.map(({ image, ...of }) => ({
      ...of,
      address: isFile(image) ? `${imageFolder}${image}` : image,
    })),
    files: new Map([...names].map((name) => [name, bytesOf(join(folder, name))])),
  };
}

function bytesOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new WrongSetting(`LAYLINE_IMAGES: ${path} cannot be read: ${(error as Error).message}`);
  }
}

function jsonOf(path: string): unknown {
  const text = bytesOf(path).toString('utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new WrongSetting(`LAYLINE_IMAGES: ${path} is not JSON: ${(error as Error).message}`);
  }
}
