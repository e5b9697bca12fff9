import { uploadView } from './parts/upload-views.tsx'

export const imagesView = uploadView({ pictures: true, many: true })
