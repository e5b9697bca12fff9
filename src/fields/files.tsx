import { uploadView } from './parts/upload-views.tsx'

export const filesView = uploadView({ pictures: false, many: true })
