/** Of `product`, as JSON of the contract's `SuspiciousPrice` or null. */
export const SUSPICIOUS_PRICE = `(select json_build_object('reason', reason, 'price', price::float8,
    'compared', compared::float8, 'products', products)
  from suspicious_price where product_id = product.id and deleted_at is null)`;
