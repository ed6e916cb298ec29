/** The calls about orders, in a file of their own: what shows prices does not carry them. */
export const orderRoutes = {
  /** With `before`, those behind a place in the list. */
  orders: '/order/get/orders',
  /** `/ORDER` follows. */
  order: '/order/get/order',
  /** `/ORDER` follows; the answer is a PDF, made of the order as it stands. */
  invoice: '/order/get/invoice',
  /** `/ORDER/PROOF` follows; the answer is a PDF. */
  proof: '/order/get/proof',
  /** `/ORDER`, or `/ORDER/PROOF`, follows; the answer is the path of that PDF at the shop, which opens for a moment. */
  paperAddress: '/order/get/paper-address',
  /** `/ORDER/PROOF` follows. */
  createApproval: '/order/create/approval',
  createChange: '/order/create/change',
  /** `/ORDER` follows. */
  createMessage: '/order/create/message',
  /** `/ORDER/PIECE` follows. */
  createReorder: '/order/create/reorder',
  createReview: '/order/create/review',
  deletePiece: '/order/delete/piece',
} as const;

/** The shop's page of orders; the addresses of its forms begin with it. */
export const ordersPath = '/mypage/orders';
