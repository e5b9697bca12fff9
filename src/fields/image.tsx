import { uploadView } from './parts/upload-views.tsx'

export const imageView = uploadView({ pictures: true, many: false })
