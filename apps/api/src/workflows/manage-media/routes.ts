import { createFilmStore } from '../../platform/media/film-store.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import type { Router } from '../../router.ts';
import { changePicture, removePicture, replacePicture } from './change-picture.ts';
import { readFilms, removeFilm, replaceFilm } from './films.ts';
import { readLibrary, readManagedPicture } from './read-library.ts';

type MediaParts = { router: Router; media: MediaStore; config: { dataFolder: string } };

export function register({ router, media, config }: MediaParts): void {
  const films = createFilmStore(config.dataFolder);
  router.call('GET /admin/media/pictures', async ({ query }, context) => ({ data: await readLibrary(context, query) }));
  router.call('GET /admin/media/pictures/{id}', async ({ params }, context) => ({ data: await readManagedPicture(context, params.id) }));
  router.call('POST /admin/media/pictures/{id}', async ({ params, body }, context) => {
    const entry_id = await changePicture(context, { ...params, ...body });
    return { data: { picture: await readManagedPicture({ ...context, read: context.db }, params.id), entry_id } };
  });
  router.call('POST /admin/media/pictures/{id}/file', async ({ params, body, files }, context) => {
    const entry_id = await replacePicture(context, media, { ...params, ...body, upload: files.picture });
    return { data: { picture: await readManagedPicture({ ...context, read: context.db }, params.id), entry_id } };
  });
  router.call('DELETE /admin/media/pictures/{id}', async ({ params }, context) => ({
    data: { entry_id: await removePicture(context, params.id) },
  }));
  router.call('GET /admin/media/films', async ({ query }, context) => ({ data: await readFilms(context, films, query) }));
  router.call('POST /admin/media/films', async ({ body, files }, context) => ({
    data: await replaceFilm(context, films, { ...body, upload: files.film }),
  }));
  router.call('DELETE /admin/media/films/{file}', async ({ params }, context) => ({
    data: { entry_id: await removeFilm(context, films, params.file) },
  }));
}
