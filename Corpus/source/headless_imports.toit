import net
import .lamp

main args:
  network := net.open
  try:
    print "connected"
  finally:
    network.close
