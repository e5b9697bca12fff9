import { uploadView } from '../uploads/upload-views.tsx'

export const filesView = uploadView({ pictures: false, many: true })
