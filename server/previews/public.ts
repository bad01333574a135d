/** What other features may use of this one. */
export { type LoadedPage, type RenderPage, createPreviews, isPreview } from './preview-pages.ts'
export { PREVIEW_PARAMETER } from './preview.ts'
