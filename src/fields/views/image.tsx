import { uploadView } from '../uploads/upload-views.tsx'

export const imageView = uploadView({ pictures: true, many: false })
