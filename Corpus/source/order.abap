REPORT z_harbour_orders.

DATA: lt_orders TYPE STANDARD TABLE OF zorder,
      ls_order  TYPE zorder.

SELECT * FROM zorder INTO TABLE lt_orders WHERE status = 'OPEN'.

LOOP AT lt_orders INTO ls_order.
  WRITE: / ls_order-number, ls_order-amount CURRENCY 'EUR'.
ENDLOOP.

IF sy-subrc <> 0.
  MESSAGE 'No open orders' TYPE 'I'.
ENDIF.
