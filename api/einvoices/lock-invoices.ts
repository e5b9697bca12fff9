/** The name of the lock of a building's invoices: each batch, number and correction finds what those before it have done. */
export const lockInvoices = (buildingId: string) => `e-invoices/${buildingId}`
