/**
 * The first digit of an invoice's symbol, which says what it is. Source: Circular 91/2026/TT-BTC, annex I. 1 VAT, 2 sales,
 * 3 public property, 4 national reserve, 5 tickets and receipts, 6 stock papers, 7 commercial, 8 VAT with a receipt of a
 * state fee, 9 sales with one.
 */
export const invoiceForms = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
