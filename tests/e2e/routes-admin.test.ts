import { walkAs } from './support/walk.ts'

walkAs('admin')
