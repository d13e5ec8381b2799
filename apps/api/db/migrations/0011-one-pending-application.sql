-- Who has applied for a shop waits for the answer before applying again.

create unique index shop_applications_one_pending on shop_applications (phone) where status = 'pending';
