/**
 * The folder of the project. Files that are no modules (migrations, fonts, the built site) are named from here, because modules move:
 * the built API has them in `api/dist/<fingerprint>/`, as deep as this folder.
 */
export const projectRoot = new URL('../../../', import.meta.url);
