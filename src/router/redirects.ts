/**
 * Addresses that redirect to another screen, with its parameters: further names of the same page.
 */
export const redirects: Readonly<Record<string, string>> = {
  users: 'account-management',
  communications: 'notifications',
  'import-data/meters': 'import-data/water-meter',
  'manage-fee-detail/:type/:id': 'manage-fee-detail/:id',
  'manage-fee-deleted': 'manage-fee-deleted/management',
}
