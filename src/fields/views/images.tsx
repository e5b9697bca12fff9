import { uploadView } from '../uploads/upload-views.tsx'

export const imagesView = uploadView({ pictures: true, many: true })
