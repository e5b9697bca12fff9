import { walkAs } from './support/walk.ts'

// The test of accessibility judges each of these screens.
walkAs('admin', 'heading')
