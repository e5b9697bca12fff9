import { uploadView } from '../uploads/upload-views.tsx'

export const fileView = uploadView({ pictures: false, many: false })
