export {
  type FindDraft,
  type RenderDraft,
  type LoadedPage,
  type RenderPage,
  createPreviews,
  isPreview,
} from './preview-pages.ts'
export { draftAddress, PREVIEW_PARAMETER } from './preview.ts'
