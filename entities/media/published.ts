// What the office shows to residents: written first, published by who may approve, hidden again by who may edit.

export const publishedLifecycle = {
  initial: 'draft',
  states: {
    draft: { color: 'default' },
    published: { color: 'success' },
    hidden: { color: 'warning' },
  },
  transitions: {
    publish: { from: ['draft', 'hidden'], to: 'published', flag: 'approve', confirm: true },
    hide: { from: ['published'], to: 'hidden', flag: 'update' },
  },
} as const
