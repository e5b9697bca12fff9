/** The cashier's desk for an apartment; with a fee, only that line is ticked, with a payer only what they owe. */
export const deskAddress = (of: {
  readonly apartment: string
  readonly fee?: string
  readonly payer?: string
}) => `/manage-cost-debt-create?${new URLSearchParams(of).toString()}`

/** The screen that waits for a payment by transfer. */
export const paymentBankAddress = (requestId: string) =>
  `/payment-bank?${new URLSearchParams({ request: requestId }).toString()}`
