-- The lists of the back office: by status or payment, newest first; the beginning of a code.
create index orders_by_status on orders (status, id desc);
create index orders_by_payment_status on orders (payment_status, id desc);
create index orders_by_amount on orders (payable_amount, id);
create index orders_by_code_prefix on orders (code text_pattern_ops);
create index refunds_by_status on refunds (status) where status <> 'Done';
