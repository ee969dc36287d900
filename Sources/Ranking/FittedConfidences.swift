// SPDX-License-Identifier: Apache-2.0

/// How often candidates are right, fitted on labelled files by `Benchmarks/calibrate.py`, which writes this file.
///
/// A candidate is right where it is the very type of the label and no better candidate is. The numbers are thousandths,
/// drawn towards what the parts of a combination say where files are few.
enum FittedConfidences {
  /// Of the best candidate, by its basis: first as seen alone, then corroborated, then disputed, each where the claims
  /// are silent, agree, specialise and contradict.
  static let answers = """
    certain * * *|923 950 905 837 956 974 926 864 911 957 845 743
    certain container binary general|833 957 818 832 905 972 829 888 689 930 728 737
    certain container binary specific|942 946 932 849 973 982 954 866 969 969 881 757
    certain container text general|915 977 886 895 933 982 912 919 855 959 815 829
    certain container text specific|981 983 957 906 987 988 968 927 967 971 927 845
    certain content binary specific|957 964 849 705 909 909 881 760 881 894 759 574
    certain filesystem binary specific|999 999 999 999 999 999 999 999 999 999 999 999
    fair * * *|986 986 966 869 988 988 977 901 975 975 947 791
    fair container binary general|925 972 913 849 943 979 933 882 876 951 856 761
    fair content binary specific|971 971 944 771 977 977 955 817 947 947 901 656
    fair content text specific|980 980 959 829 984 984 969 865 962 962 929 732
    fair signature text specific|953 953 912 657 964 964 932 742 919 919 854 550
    fair text binary specific|976 976 960 840 984 984 970 870 964 964 932 740
    fair text text general|968 988 961 930 975 991 970 946 943 979 933 882
    fair text text specific|988 988 968 878 989 989 979 909 978 978 951 804
    fallback * * *|542 950 909 861 609 963 924 885 423 916 847 779
    fallback filesystem binary general|900 900 500 500 900 900 500 500 900 900 500 500
    fallback signature binary general|234 882 801 710 325 909 827 743 170 809 671 551
    fallback text text general|662 976 950 920 719 985 961 941 522 958 916 867
    strong * * *|972 979 954 855 980 980 964 893 911 924 921 754
    strong container binary general|919 976 921 889 945 982 940 878 866 958 869 819
    strong container binary specific|949 950 918 748 964 964 937 797 910 913 863 626
    strong content binary specific|975 985 953 858 976 977 962 891 909 909 920 755
    strong content text specific|967 967 949 837 975 975 961 872 957 957 913 736
    strong signature binary general|954 989 963 946 971 992 972 959 934 980 936 909
    strong signature binary specific|985 985 961 867 977 977 970 897 960 960 933 787
    strong signature text general|961 988 959 941 968 991 969 955 928 978 930 901
    strong signature text specific|974 975 957 856 983 983 967 888 953 954 927 771
    strong text text general|961 987 956 936 974 990 967 954 922 976 924 893
    strong text text specific|968 976 954 840 988 988 965 891 887 919 921 726
    weak * * *|931 970 927 821 950 975 945 859 890 945 880 723
    weak content binary specific|907 964 911 782 937 969 931 827 863 930 852 670
    weak content text specific|949 971 935 834 959 978 950 870 898 949 890 740
    weak signature text specific|966 978 942 868 964 983 961 897 920 961 914 788
    weak text text specific|907 970 930 817 948 975 944 856 891 945 878 717
    """

  /// Of the candidates behind it.
  static let others = """
    alternative|10
    claimed|400
    contradicted|22
    general|30
    rival certain|52
    rival fair|13
    rival fallback|1
    rival strong|22
    rival weak|2
    """
}
