import { walkAs } from '#tests/support/browser/walk.ts'

// The test of accessibility judges each of these screens.
walkAs('admin', 'heading')
