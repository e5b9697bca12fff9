import { uploadView } from './parts/upload-views.tsx'

export const fileView = uploadView({ pictures: false, many: false })
